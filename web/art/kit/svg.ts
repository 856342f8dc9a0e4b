/** A point in px. For roads it is a point on the ground: x and z in metres. */
export type Pt = readonly [number, number];

export const pt = (x: number, y: number): Pt => [x, y];

export const num = (v: number): string => String(Math.round(v * 10) / 10);

/** Builds path data from a template and rounds its numbers to a tenth of a pixel. */
export const rounded = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((out, part, i) => {
    const value = values[i - 1] ?? "";
    return out + (typeof value === "number" ? num(value) : value) + part;
  });

export const trace = (pts: readonly Pt[]): string =>
  pts.length < 2 ? "" : rounded`M${pts.map(([x, y]) => rounded`${x} ${y}`).join("L")}`;

export const path = (d: string, fill: string, extra = ""): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const poly = (pts: readonly Pt[], fill: string, extra = ""): string =>
  pts.length < 3 ? "" : path(`${trace(pts)}z`, fill, extra);

export const stroke = (d: string, color: string, width: number, extra = ""): string =>
  rounded`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ""): string =>
  rounded`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${r ? rounded` rx="${r}"` : ""}${extra && ` ${extra}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ""): string =>
  rounded`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const opacity = (v: number): string => `opacity="${v}"`;

export const group = (inner: string, attrs: string): string => `<g ${attrs}>${inner}</g>`;

export const place = (x: number, y: number, scale: number, inner: string, flip = false): string =>
  group(
    inner,
    rounded`transform="translate(${x} ${y})scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})"`,
  );

/** The id is a hash of the outline. A counter would make a scene depend on what was drawn before it. */
const clip = (d: string, inner: string): string => {
  let h = 7;
  for (let i = 0; i < d.length; i++) h = (Math.imul(h, 31) + d.charCodeAt(i)) >>> 0;
  const id = `c${h.toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

export const clipPoly = (pts: readonly Pt[], inner: string): string => clip(`${trace(pts)}z`, inner);

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const svgDocument = (title: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><title>${title}</title>${inner}</svg>`;
