import { at, type Frame, outline } from "../../kit/frame.ts";
import { cuboid, paler } from "../../kit/solid.ts";
import { p3 } from "../../kit/stage.ts";
import { ellipse, opacity, path, rounded } from "../../kit/svg.ts";
import { cloth, type Lappa } from "../cloth.ts";
import { floorShadow } from "./legs.ts";

/** A bed with a printed spread and an optional mosquito net. */
export const bed = (f: Frame, w: number, set: Lappa, o: { net?: boolean; wood?: string } = {}): string => {
  const [d, wood] = [2.1, o.wood ?? "#7a4f2c"];
  let out =
    floorShadow(f, w, d) +
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
