/** Fingers, mouse and wheel on the stage: drag to pan, pinch and wheel to zoom. */

import type { Camera } from './camera.svelte';

const SLACK = 6;

export class Hand {
  #points = new Map<number, { x: number; y: number }>();
  #moved = false;

  constructor(private readonly camera: Camera) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#points.size === 0) this.#moved = false;
    this.#points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const last = this.#points.get(event.pointerId);
    if (!last) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    if (!this.#moved && Math.hypot(dx, dy) < SLACK) return;
    if (!this.#moved) {
      this.#moved = true;
      this.camera.held = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const before = this.#spread();
    this.#points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const share = this.#points.size;
    this.camera.drag(dx / share, dy / share);
    const after = this.#spread();
    if (before && after) this.camera.scale(after / before);
  };

  up = (event: PointerEvent): void => {
    this.#points.delete(event.pointerId);
    if (this.#points.size === 0) this.camera.held = false;
  };

  /** A drag that ends on a square is no choice of that square. */
  click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
    this.camera.scale(Math.exp(-event.deltaY * 0.0016), at);
  };

  #spread(): number {
    const [a, b] = [...this.#points.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
