/** What the build makes an icon of: see `icons.ts` there. */

import type { IconProps } from '@lucide/svelte';
import type { Component } from 'svelte';
import Icon from './Icon.svelte';

export const icon =
  (name: string, drawing: string): Component<IconProps> =>
  (anchor, given) =>
    Icon(anchor, { name, drawing, given });
