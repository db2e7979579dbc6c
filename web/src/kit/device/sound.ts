/** Sounds, synthesised. Silent until the first gesture of the person, and when they wish silence. */

import { settings } from './settings.svelte';

/** The numbers of a zzfx sound. */
export type Sound = (number | undefined)[];

let synth: Promise<typeof import('zzfx')> | undefined;

/** To be called inside a gesture: before one, no browser lets a page play sound. */
export function wake(): void {
  if (!settings.sound) return;
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  synth ??= import('zzfx');
  synth.catch(() => undefined); // it is played without
}

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);
// After a navigation by a press on the page before, no other press is needed.
if (navigator.userActivation?.hasBeenActive) wake();

/** Nobody has pressed anything on this page yet. */
export const asleep = (): boolean => synth === undefined;

type Synth = (typeof import('zzfx'))['ZZFX'];

/** Samples, computed once per sound: on a slow phone that takes longer than the rest of a tap. */
const made = new WeakMap<Sound, number[]>();

function samples(synth: Synth, sound: Sound): number[] {
  const known = made.get(sound);
  if (known) return known;
  const [volume, , ...tone] = sound;
  synth.volume = 1;
  const fresh = synth.buildSamples(volume, 0, ...tone);
  made.set(sound, fresh);
  return fresh;
}

/** Suspends audio so many ms after the last sound: while it runs, it wakes the device a hundred times a second. */
const QUIET = 3000;
let rest: ReturnType<typeof setTimeout> | undefined;

function restLater(context: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => void context.suspend(), QUIET);
}

export async function play(sound: Sound | undefined): Promise<void> {
  if (!sound || !settings.sound || !synth || document.visibilityState === 'hidden') return;
  try {
    const { ZZFX } = await synth;
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    const tone = samples(ZZFX, sound);
    const [, spread = 0.05] = sound;
    ZZFX.volume = (settings.volume * 0.6) ** 2; // loudness is felt by its square
    ZZFX.playSamples([tone], 1, 1 + spread * (2 * Math.random() - 1));
    restLater(ZZFX.audioContext);
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
