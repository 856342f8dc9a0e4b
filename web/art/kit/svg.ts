/** The smallest set of SVG marks the whole hand is drawn with. */
export type Pt = readonly [number, number];

export const num = (v: number): string => String(Math.round(v * 10) / 10);

export const trace = (pts: readonly Pt[]): string =>
  pts.length < 2 ? "" : `M${pts.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;

export const path = (d: string, fill: string, extra = ""): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const poly = (pts: readonly Pt[], fill: string, extra = ""): string =>
  pts.length < 3 ? "" : path(`${trace(pts)}z`, fill, extra);

export const stroke = (d: string, color: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ""): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${r ? ` rx="${num(r)}"` : ""}${extra && ` ${extra}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ""): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const opacity = (v: number): string => `opacity="${v}"`;

const group = (inner: string, attrs: string): string => `<g ${attrs}>${inner}</g>`;

export const place = (x: number, y: number, scale: number, inner: string, flip = false): string =>
  group(
    inner,
    `transform="translate(${num(x)} ${num(y)})scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})"`,
  );

/** The id comes from the outline itself, so equal cuts share an id and the drawing stays a pure function. */
const clip = (d: string, inner: string): string => {
  let h = 7;
  for (let i = 0; i < d.length; i++) h = (Math.imul(h, 31) + d.charCodeAt(i)) >>> 0;
  const id = `c${h.toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

export const clipPoly = (pts: readonly Pt[], inner: string): string => clip(`${trace(pts)}z`, inner);

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const sheet = (title: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><title>${title}</title>${inner}</svg>`;
