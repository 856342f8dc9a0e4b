import { at, type Frame, scaleAt } from "../../kit/frame.ts";
import { LAMP } from "../../kit/palette.ts";
import { cylinder, plane } from "../../kit/solid.ts";
import { p3 } from "../../kit/stage.ts";
import { ellipse, opacity, path, rounded, stroke, trace } from "../../kit/svg.ts";

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

export const ceilingFan = (f: Frame, x: number, y: number, z: number): string => {
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
