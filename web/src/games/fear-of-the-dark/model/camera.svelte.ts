/** The camera: a centre and a zoom, moved by hand or by events. */

import { UNIT, type Box, type Point } from './geometry';

const NEAREST = 2.4;
const FARTHEST = 0.25;
/** The strip on the right where the buttons of the camera lie. */
const TOOLS = 52;

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(1.5);
  y = $state(1.5);
  zoom = $state(1);
  /** Being dragged: no animation. */
  held = $state(false);
  /** The person chose a zoom: following keeps it. */
  #chosen = false;

  get transform(): string {
    const k = this.zoom * UNIT;
    return `translate(${(this.width / 2 - this.x * k).toFixed(2)}px, ${(this.height / 2 - this.y * k).toFixed(2)}px) scale(${this.zoom.toFixed(4)})`;
  }

  /** A comfortable zoom: some seven squares on the shorter side. */
  get natural(): number {
    const short = Math.min(this.width, this.height * 1.15);
    return Math.min(2, Math.max(0.55, short / (7.2 * UNIT)));
  }

  follow(point: Point): void {
    if (!this.#chosen) this.zoom = this.natural;
    this.x = point.x;
    this.y = point.y;
  }

  /** Shows a whole area. */
  fit(box: Box): void {
    const across = (this.width - TOOLS) / ((box.right - box.left) * UNIT);
    const down = this.height / ((box.bottom - box.top) * UNIT);
    this.zoom = Math.min(this.natural, Math.max(FARTHEST, Math.min(across, down)));
    this.x = (box.left + box.right) / 2 + TOOLS / 2 / (this.zoom * UNIT);
    this.y = (box.top + box.bottom) / 2;
  }

  /** Whether a point is comfortably in sight. */
  sees({ x, y }: Point): boolean {
    const k = this.zoom * UNIT;
    const right = (x - this.x) * k;
    return (
      right < this.width / 2 - TOOLS - 20 &&
      right > 30 - this.width / 2 &&
      Math.abs(y - this.y) * k < this.height / 2 - 30
    );
  }

  drag(dx: number, dy: number): void {
    this.x -= dx / (this.zoom * UNIT);
    this.y -= dy / (this.zoom * UNIT);
  }

  /** Zooms around a point of the screen (from the middle of the stage). */
  scale(by: number, at: Point = { x: 0, y: 0 }): void {
    const before = this.zoom;
    this.zoom = Math.min(NEAREST, Math.max(FARTHEST, before * by));
    this.#chosen = true;
    const shift = 1 / (before * UNIT) - 1 / (this.zoom * UNIT);
    this.x += at.x * shift;
    this.y += at.y * shift;
  }

  release(): void {
    this.#chosen = false;
  }
}
