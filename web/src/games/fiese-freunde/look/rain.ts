/** The colours of the paper rain. */
export const RAIN = ['#ffd34d', '#ff7a59', '#7fd3c4', '#c9559a'];
