import { mix } from "../kit/color.ts";
import { at, type Frame, outline, scaleAt, sub } from "../kit/frame.ts";
import { LAMP, OCEAN } from "../kit/palette.ts";
import { cuboid, cylinder, mat, paler, patch, plane } from "../kit/solid.ts";
import { p3 } from "../kit/stage.ts";
import { ellipse, opacity, path, poly, pt, rounded, stroke, trace } from "../kit/svg.ts";
import { pot } from "../props/yard-things.ts";
import { cloth, type Lappa } from "./cloth.ts";

/** Every piece stands at its own frame, front towards -z, and lays its shadow first. */
const shade = (f: Frame, w: number, d: number): string =>
  mat(f, -0.05, -0.12, w + 0.25, d + 0.15, OCEAN, opacity(0.22));

const cushion = (f: Frame, x: number, y: number, z: number, w: number, h: number, color: string): string => {
  const pts = outline(f, [p3(x, y, z), p3(x + w, y, z), p3(x + w, y + h, z + 0.12), p3(x, y + h, z + 0.12)]);
  const c = f.stage.tone(color, 0.9);
  return (
    poly(pts, c, `stroke="${c}" stroke-width="6" stroke-linejoin="round"`) +
    stroke(trace([pts[0], pts[1]].filter((p) => p !== undefined)), f.stage.shade(color), 2.4, opacity(0.6))
  );
};

export const sofa = (f: Frame, w: number, color: string, pillow: string, legs = "#6b4a30"): string => {
  const dark = mix(color, OCEAN, 0.18);
  let out = shade(f, w, 0.9);
  for (const x of [0.08, w - 0.16]) out += cuboid(f, { x, z: 0.04, w: 0.08, h: 0.16, d: 0.08 }, legs);
  out +=
    cuboid(f, { x: 0, y: 0.16, z: 0, w, h: 0.26, d: 0.9 }, dark, color) +
    cuboid(f, { x: 0.1, y: 0.42, z: 0.66, w: w - 0.2, h: 0.5, d: 0.24 }, color, paler(color, 0.2));
  const n = Math.max(1, Math.round(w / 0.9));
  for (let i = 0; i < n; i++)
    out += cuboid(
      f,
      { x: 0.2 + ((w - 0.4) * i) / n + 0.02, y: 0.42, z: -0.02, w: (w - 0.4) / n - 0.04, h: 0.12, d: 0.68 },
      color,
      paler(color, 0.16),
    );
  const arm = (x: number): string =>
    cuboid(f, { x, y: 0.16, z: -0.02, w: 0.2, h: 0.5, d: 0.92 }, mix(color, OCEAN, 0.08), paler(color, 0.2));
  const pillows =
    w > 1.2
      ? cushion(f, 0.28, 0.58, 0.5, 0.38, 0.34, pillow) + cushion(f, w - 0.68, 0.58, 0.5, 0.38, 0.34, pillow)
      : cushion(f, w / 2 - 0.18, 0.58, 0.5, 0.36, 0.3, pillow);
  return out + arm(0) + pillows + arm(w - 0.2);
};

/** A woven cane chair: frame of rods, lattice back, cushion. */
export const caneChair = (f: Frame, seat = "#c9552a", rod = "#a8703f"): string => {
  const s = f.stage;
  let out = shade(f, 0.62, 0.62);
  for (const [x, z] of [pt(0, 0.56), pt(0.56, 0.56), pt(0, 0), pt(0.56, 0)])
    out += cuboid(f, { x, z, w: 0.06, h: z > 0.3 ? 1 : 0.42, d: 0.06 }, rod);
  const back = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      plane(
        f,
        [
          p3(0.06 + i * 0.09, 0.48, 0.58),
          p3(0.08 + i * 0.09, 0.48, 0.58),
          p3(0.08 + i * 0.09, 0.98, 0.58),
          p3(0.06 + i * 0.09, 0.98, 0.58),
        ],
        s.tone(rod, 0.8),
      ),
    )
    .join("");
  const rows = [0.56, 0.68, 0.8, 0.92].map((y) => patch(f, 0.04, y, 0.54, 0.025, s.tone(rod, 0.95), "", 0.58)).join("");
  return (
    out +
    patch(f, 0.04, 0.48, 0.54, 0.5, s.tone(rod, 0.3), opacity(0.45), 0.6) +
    back +
    rows +
    cuboid(f, { x: 0, y: 0.36, z: 0, w: 0.62, h: 0.08, d: 0.6 }, rod) +
    cuboid(f, { x: 0.04, y: 0.44, z: 0.03, w: 0.54, h: 0.08, d: 0.52 }, seat, paler(seat, 0.22)) +
    cuboid(f, { x: -0.02, y: 0.62, z: 0.02, w: 0.06, h: 0.05, d: 0.56 }, rod) +
    cuboid(f, { x: 0.58, y: 0.62, z: 0.02, w: 0.06, h: 0.05, d: 0.56 }, rod)
  );
};

export const table = (f: Frame, w: number, d: number, h: number, color = "#8a5a32", top = color): string => {
  let out = shade(f, w, d);
  for (const [x, z] of [pt(0.04, d - 0.1), pt(w - 0.1, d - 0.1), pt(0.04, 0.04), pt(w - 0.1, 0.04)])
    out += cuboid(f, { x, z, w: 0.07, h: h - 0.06, d: 0.07 }, color);
  return out + cuboid(f, { x: 0, y: h - 0.07, w, h: 0.07, d }, color, paler(top, 0.16));
};

export const stool = (f: Frame, color: string): string =>
  shade(f, 0.36, 0.36) +
  cuboid(f, { x: 0.04, w: 0.05, h: 0.42, d: 0.05 }, color) +
  cuboid(f, { x: 0.28, w: 0.05, h: 0.42, d: 0.05 }, color) +
  cuboid(f, { x: 0, y: 0.42, w: 0.38, h: 0.07, d: 0.38 }, color, paler(color, 0.25));

export const dining = (f: Frame, color: string, seat: string): string => {
  const far = [0.2, 0.95].map((x) => sideChair(sub(f, x + 0.5, 0, 1.45, Math.PI), seat, color)).join("");
  const near = [0.2, 0.95].map((x) => sideChair(sub(f, x, 0, -0.5), seat, color)).join("");
  return far + table(f, 1.6, 0.9, 0.76, color) + bowl(f, 0.8, 0.76, 0.45, "#2b7a80") + near;
};

export const sideChair = (f: Frame, seat: string, color: string): string => {
  let out = "";
  for (const [x, z] of [pt(0, 0.4), pt(0.4, 0.4), pt(0, 0), pt(0.4, 0)])
    out += cuboid(f, { x, z, w: 0.05, h: z < 0.2 ? 0.95 : 0.45, d: 0.05 }, color);
  return (
    cuboid(f, { x: 0, y: 0.43, w: 0.45, h: 0.06, d: 0.45 }, seat, paler(seat, 0.2)) +
    out +
    patch(f, 0.02, 0.66, 0.42, 0.26, f.stage.tone(color, 0.9))
  );
};

export const bowl = (f: Frame, x: number, y: number, z: number, color: string): string => {
  const s = f.stage;
  const [px, py] = at(f, x, y, z);
  const k = scaleAt(f, x, z) * 0.16;
  const fruit = [
    [-0.5, "#e08a34"],
    [0, "#e9b13c"],
    [0.5, "#c0392b"],
  ]
    .map(([dx, c]) => ellipse(px + k * (dx as number), py - k * 0.62, k * 0.36, k * 0.36, s.lit(c as string)))
    .join("");
  return (
    fruit +
    path(
      rounded`M${px - k} ${py - k * 0.5}h${2 * k}q${-k * 0.2} ${k * 0.6} ${-k * 0.6} ${k * 0.6}h${-0.8 * k}q${-k * 0.4} 0 ${-k * 0.6} ${-k * 0.6}z`,
      s.lit(color),
    )
  );
};

/** A bed with its printed cloth folded down over a sheet, and a frame for the net. */
export const bed = (f: Frame, w: number, set: Lappa, o: { net?: boolean; wood?: string } = {}): string => {
  const [d, wood] = [2.1, o.wood ?? "#7a4f2c"];
  let out =
    shade(f, w, d) +
    cuboid(f, { x: -0.06, y: 0, z: d, w: w + 0.12, h: 1.15, d: 0.08 }, wood, paler(wood, 0.3)) +
    cuboid(f, { x: 0, y: 0.12, w, h: 0.24, d }, wood) +
    cuboid(f, { x: 0.02, y: 0.36, z: 0.02, w: w - 0.04, h: 0.22, d: d - 0.04 }, "#f3ecdc", "#fbf6ea");
  const n = w > 1.2 ? 2 : 1;
  for (let i = 0; i < n; i++)
    out += cuboid(
      f,
      { x: 0.1 + (i * (w - 0.2)) / n + 0.04, y: 0.58, z: d - 0.52, w: (w - 0.2) / n - 0.08, h: 0.14, d: 0.42 },
      "#efe3cf",
      "#ffffff",
    );
  out +=
    cloth(f, (u, v) => [w * u, 0.6, (d - 0.62) * v], set, 0.95, 7, 6) +
    cloth(f, (u, v) => [w * u, 0.24 + 0.36 * v, -0.005], set, 0.6, 7, 2);
  const side = f.o[0] + (w / 2) * f.cos > 0 ? 0 : w;
  out += cloth(f, (u, v) => [side, 0.26 + 0.34 * v, (d - 0.62) * u], set, 0.45, 7, 2);
  return o.net ? out + net(f, w, d) : out;
};

const net = (f: Frame, w: number, d: number): string => {
  const s = f.stage;
  const tip = at(f, w / 2, 2.5, d * 0.55);
  const foot = outline(f, [p3(-0.1, 0.5, 0), p3(w + 0.1, 0.5, 0), p3(w + 0.1, 0.5, d), p3(-0.1, 0.5, d)]);
  const [a, b] = [foot[0], foot[1]];
  if (!a || !b) return "";
  const white = s.lit("#fdf9ee");
  return (
    path(
      rounded`M${tip[0]} ${tip[1]}Q${tip[0] - 20} ${(tip[1] + a[1]) / 2} ${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${tip[0] + 20} ${(tip[1] + b[1]) / 2} ${tip[0]} ${tip[1]}z`,
      white,
      opacity(0.2),
    ) +
    path(
      rounded`M${tip[0]} ${tip[1]}Q${tip[0] - 20} ${(tip[1] + a[1]) / 2} ${a[0]} ${a[1]}l30 0Q${tip[0] - 8} ${(tip[1] + a[1]) / 2} ${tip[0]} ${tip[1]}zM${tip[0]} ${tip[1]}Q${tip[0] + 20} ${(tip[1] + b[1]) / 2} ${b[0]} ${b[1]}l-30 0Q${tip[0] + 8} ${(tip[1] + b[1]) / 2} ${tip[0]} ${tip[1]}z`,
      white,
      opacity(0.62),
    ) +
    ellipse(tip[0], tip[1], 14, 4, white)
  );
};

export const wardrobe = (f: Frame, w: number, color: string, h = 2.1): string => {
  const s = f.stage;
  let out = shade(f, w, 0.6) + cuboid(f, { x: 0, w, h, d: 0.6 }, color, paler(color, 0.2));
  const n = Math.max(2, Math.round(w / 0.6));
  for (let i = 0; i < n; i++)
    out +=
      patch(f, (w * i) / n + 0.05, 0.14, w / n - 0.1, h - 0.24, s.tone(paler(color, 0.14), 0.9), "", -0.005) +
      patch(f, (w * i) / n + 0.05, h * 0.46, w / n - 0.1, 0.05, s.tone(color, 0.6), "", -0.006) +
      patch(f, (w * (i + (i % 2 ? 0 : 1))) / n + (i % 2 ? 0.1 : -0.13), 1, 0.03, 0.2, s.lit("#e3b25c"), "", -0.01);
  return out;
};

/** Low cabinet with drawers; `top` things are drawn by the caller. */
export const chest = (f: Frame, w: number, h: number, color: string, rows = 2): string => {
  const s = f.stage;
  let out = shade(f, w, 0.45) + cuboid(f, { x: 0, w, h, d: 0.45 }, color, paler(color, 0.25));
  for (let i = 0; i < rows; i++)
    out +=
      patch(
        f,
        0.05,
        0.08 + ((h - 0.1) * i) / rows,
        w - 0.1,
        (h - 0.14) / rows - 0.04,
        s.tone(paler(color, 0.14), 0.9),
        "",
        -0.005,
      ) + patch(f, w / 2 - 0.08, 0.08 + ((h - 0.1) * (i + 0.45)) / rows, 0.16, 0.03, s.lit("#e3b25c"), "", -0.01);
  return out;
};

export const lamp = (f: Frame, x: number, y: number, z: number, k = 1): string => {
  const s = f.stage;
  const [px, py] = at(f, x, y, z);
  const u = scaleAt(f, x, z) * 0.16 * k;
  return (
    (s.night
      ? ellipse(px, py - u * 2.6, u * 8, u * 7, LAMP[0], opacity(0.14)) +
        ellipse(px, py - u * 2.6, u * 4.6, u * 4, LAMP[0], opacity(0.2))
      : "") +
    path(
      rounded`M${px - u * 0.5} ${py}q${u * 0.5} ${-u} ${u * 0.3} ${-u * 1.6}h${u * 0.4}q${-u * 0.2} ${u * 0.6} ${u * 0.3} ${u * 1.6}z`,
      s.lit("#2b7a80"),
    ) +
    path(
      rounded`M${px - u} ${py - u * 1.6}l${u * 0.45} ${-u * 1.5}h${u * 1.1}l${u * 0.45} ${u * 1.5}z`,
      s.night ? LAMP[0] : s.lit("#f6e2b2"),
    )
  );
};

/** Ceiling fan, three blades. */
export const fan = (f: Frame, x: number, y: number, z: number): string => {
  const s = f.stage;
  const c = s.tone("#7a5a3c", 0.8);
  const blade = (a: number): string =>
    plane(
      f,
      [
        p3(x + Math.cos(a) * 0.1, y - 0.4, z + Math.sin(a) * 0.1),
        p3(x + Math.cos(a - 0.14) * 0.75, y - 0.4, z + Math.sin(a - 0.14) * 0.75),
        p3(x + Math.cos(a + 0.14) * 0.75, y - 0.4, z + Math.sin(a + 0.14) * 0.75),
      ],
      c,
    );
  return (
    stroke(trace([at(f, x, y, z), at(f, x, y - 0.4, z)]), c, 3) +
    [0.3, 2.4, 4.5].map(blade).join("") +
    cylinder(f, x, y - 0.46, z, 0.1, 0.12, "#5a4634")
  );
};

export const plant = (f: Frame, x: number, z: number, k = 1, color = "#b5532c"): string => {
  const [px, py] = at(f, x, 0, z);
  return pot(f.stage, px, py, (scaleAt(f, x, z) / 95) * k, color);
};
