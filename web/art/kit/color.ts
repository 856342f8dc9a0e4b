/** Factors for red, green and blue. Colours are six-digit hex strings. */
export type Light = readonly [number, number, number];

const parse = (hex: string): [number, number, number] => {
  const v = Number.parseInt(hex.slice(1), 16);
  return [v >> 16, (v >> 8) & 255, v & 255];
};

const format = (rgb: readonly number[]): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export const mix = (a: string, b: string, t: number): string => {
  const [x, y] = [parse(a), parse(b)];
  return format(x.map((c, i) => c + ((y[i] ?? 0) - c) * t));
};

export const times = (hex: string, light: Light): string => format(parse(hex).map((c, i) => c * (light[i] ?? 1)));
