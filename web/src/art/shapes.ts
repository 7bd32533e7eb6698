/** What pictures are made of: filled paths and strokes, each in a tone that the theme gives its colour (picture.css). */

/** `ink`, `mid`: the figure and its second colour. `cut`: what is cut out of it. `spark`: what shines.
 * `limb`, `line`, `rope`, `glint`, `trace`: strokes, thick to thin. `sky` to `near`: the scene. */
export type Tone = 'ink' | 'mid' | 'cut' | 'spark' | 'limb' | 'line' | 'rope' | 'glint' | 'trace' | 'sky' | 'glow' | 'far' | 'near';
export type Shape = { tone: Tone; d: string; at?: string };
export type Drawing = Shape[];

const toned =
  (tone: Tone) =>
  (d: string): Shape => ({ tone, d });
export const ink = toned('ink');
export const mid = toned('mid');
export const cut = toned('cut');
export const spark = toned('spark');
export const limb = toned('limb');
export const line = toned('line');
export const rope = toned('rope');
export const glint = toned('glint');
export const trace = toned('trace');
export const sky = toned('sky');
export const glow = toned('glow');
export const far = toned('far');
export const near = toned('near');

/** Two decimals are finer than any screen. */
export const n = (value: number): number => Math.round(value * 100) / 100;

export const place = (drawing: Drawing, at: string): Drawing => drawing.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
export const put = (drawing: Drawing, x: number, y: number, size = 1, turn = 0): Drawing =>
  place(drawing, `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${size === 1 ? '' : ` scale(${n(size)})`}`);
export const mirrored = (drawing: Drawing): Drawing => place(drawing, 'matrix(-1 0 0 1 100 0)');

export const disc = (x: number, y: number, r: number, ry = r): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
export const boxes = (...all: [number, number, number, number][]): string => all.map((one) => box(...one)).join('');
export const discs = (...all: [number, number, number][]): string => all.map((one) => disc(...one)).join('');

/** Points around a middle, alternately near and far: stars, suns, bursts, gears. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = ((at / points) * 180 + turn - 90) * (Math.PI / 180);
    const r = at % 2 ? inner : outer;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

export function gear(x: number, y: number, r: number, teeth: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, at) => {
    const angle = ((at + 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = at % 4 < 2 ? r : r * 0.78;
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Strokes that run from a middle outwards. */
export function rays(x: number, y: number, from: number, to: number, many: number, turn = 0): string {
  return Array.from({ length: many }, (_, at) => {
    const angle = ((at / many) * 360 + turn) * (Math.PI / 180);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + from * dx)} ${n(y + from * dy)}L${n(x + to * dx)} ${n(y + to * dy)}`;
  }).join('');
}
