/** What a flame can see: the polygon of sight from a point, cut by walls, within a radius. */

import type { RoomView } from '@wire/fear-of-the-dark';
import { walls, type Point, type Segment } from './geometry';

const NUDGE = 0.0004;

export function wallSegments(rooms: RoomView[]): Segment[] {
  return rooms.flatMap((room) => walls(room).flatMap((wall) => wall.parts));
}

/** Corners of the area in sight, in order of angle. */
export function sight(from: Point, segments: Segment[], radius: number): Point[] {
  const box = frame(from, radius);
  const near = segments.filter((s) => reaches(s, from, radius)).concat(box);
  const angles: number[] = [];
  for (const { a, b } of near) {
    for (const corner of [a, b]) {
      const angle = Math.atan2(corner.y - from.y, corner.x - from.x);
      angles.push(angle - NUDGE, angle, angle + NUDGE);
    }
  }
  angles.sort((p, q) => p - q);
  return angles.map((angle) => cast(from, angle, near, radius));
}

function cast(from: Point, angle: number, segments: Segment[], radius: number): Point {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let nearest = radius * 1.5;
  for (const { a, b } of segments) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const t = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (t > 1e-6 && t < nearest && u >= 0 && u <= 1) nearest = t;
  }
  return { x: from.x + dx * nearest, y: from.y + dy * nearest };
}

function reaches({ a, b }: Segment, from: Point, radius: number): boolean {
  return (
    Math.min(a.x, b.x) < from.x + radius &&
    Math.max(a.x, b.x) > from.x - radius &&
    Math.min(a.y, b.y) < from.y + radius &&
    Math.max(a.y, b.y) > from.y - radius
  );
}

function frame(from: Point, radius: number): Segment[] {
  const [l, r, t, b] = [from.x - radius, from.x + radius, from.y - radius, from.y + radius];
  const corners = [
    { x: l, y: t },
    { x: r, y: t },
    { x: r, y: b },
    { x: l, y: b },
  ];
  return corners.map((corner, n) => ({ a: corner, b: corners[(n + 1) % 4]! }));
}
