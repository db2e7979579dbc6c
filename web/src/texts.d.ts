/** All texts of a game (or of the house) in one language: see `texts` in vite.config.ts. */
declare module 'texts:*' {
  const text: string;
  export default text;
}
