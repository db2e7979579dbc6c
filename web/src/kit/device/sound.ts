/** Sounds, synthesised. Silent until the first gesture of the person, and when they wish silence. */

import { settings } from './settings.svelte';

/** The numbers of a zzfx sound. */
export type Sound = (number | undefined)[];

let synth: Promise<typeof import('zzfx')> | undefined;

function wake(): void {
  if (!settings.sound) return;
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  synth ??= import('zzfx');
  synth.catch(() => undefined); // it is played without
}

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

export async function play(sound: Sound | undefined): Promise<void> {
  if (!sound || !settings.sound || !synth || document.visibilityState === 'hidden') return;
  try {
    const { ZZFX, zzfx } = await synth;
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    ZZFX.volume = settings.volume * 0.6;
    zzfx(...sound);
  } catch {
    // A device without sound is no reason to stop.
  }
}

/** Sounds that every game shares. */
export const sounds = {
  pick: [0.5, 0.02, 520, 0, 0.01, 0.04, 1, 1.6],
  confirm: [0.6, 0.02, 330, 0.01, 0.03, 0.16, 1, 1.4, 0, 0, 110, 0.05],
  refuse: [0.6, 0.02, 130, 0.01, 0.04, 0.12, 2, 0.8, -1],
  card: [0.35, 0.1, 900, 0, 0.01, 0.05, 4, 2, -6, 0, 0, 0, 0, 3],
} satisfies Record<string, Sound>;
