import { expect, test, vi } from 'vitest';
import { Trouble } from '@kit/device/api';
import { request } from './request';

vi.mock('@kit/page/shell.svelte', () => ({ notice: () => undefined }));
vi.mock('@kit/words/fetched', () => ({}));
vi.mock('@kit/words/i18n.svelte', () => ({ t: (key: string) => key }));

const button = () => ({ dataset: {} }) as HTMLElement;
const pressed = (currentTarget: HTMLElement, submitter?: HTMLElement) =>
  ({ currentTarget, ...(submitter && { submitter }) }) as unknown as Event;

test('what is pressed is marked until the reply, and a second press asks for nothing', async () => {
  const [one, other] = [button(), button()];
  let reply = () => undefined as void;
  const act = vi.fn(() => new Promise<void>((done) => (reply = done)));
  const asked = request(pressed(one), act);
  expect(one.dataset.sent).toBe('');
  await request(pressed(one), act);
  expect(act).toHaveBeenCalledTimes(1);
  reply();
  await asked;
  expect(one.dataset.sent).toBeUndefined();
  void request(pressed(other), act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('of a form, the button is marked', () => {
  const [form, submit] = [button(), button()];
  void request(pressed(form, submit), () => new Promise(() => undefined));
  expect([form, submit].map(({ dataset }) => dataset.sent)).toEqual([undefined, '']);
});

test('a refusal is told, and one can press again; what is broken is not hidden', async () => {
  const [one, refused] = [button(), vi.fn()];
  const fail = (error: Error) => () => Promise.reject(error);
  await request(pressed(one), fail(new Trouble('fault-full')), refused);
  expect(refused).toHaveBeenCalledWith('fault-full');
  await expect(request(null, fail(new TypeError('broken')), refused)).rejects.toThrow('broken');
  expect(one.dataset.sent).toBeUndefined();
});

test('a box changes while its request is under way only to change back, and so it does when refused', async () => {
  const box = { ...button(), type: 'checkbox', checked: true } as HTMLInputElement;
  const changed = { type: 'change', currentTarget: box } as unknown as Event;
  let refuse = (_: Error) => undefined as void;
  const asked = request(changed, () => new Promise((_, no) => (refuse = no)), vi.fn());
  const again = { ...changed };
  Object.assign(changed, { currentTarget: null }); // as browsers do, once it has been heard
  box.checked = false;
  await request(again, vi.fn());
  expect(box.checked, 'as it was sent').toBe(true);
  refuse(new Trouble('fault-full'));
  await asked;
  expect(box.checked, 'as it was').toBe(false);
});
