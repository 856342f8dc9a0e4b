import { mix } from "../kit/color.ts";
import { type Frame, leftOf, rightOf } from "../kit/frame.ts";
import { groundShadow } from "../kit/ground-shadow.ts";
import { OCEAN, RUST } from "../kit/palette.ts";
import { face, patch, shadow, upright } from "../kit/solid.ts";
import { opacity } from "../kit/svg.ts";
import { gableWall, type Roof, roof } from "./roof.ts";

export type Shell = {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly wall: string;
  /** Colour of the painted lower wall. */
  readonly dado?: string;
  readonly dadoHeight?: number;
  readonly plinth?: number;
  readonly roof: Roof;
  /** Draws tanks and dishes on the roof. The building is drawn over their feet. */
  readonly onRoof?: (f: Frame) => string;
  readonly shadowOn?: "earth" | "grass";
  /** Draw doors and windows: `front` on the front, `side` on each visible side. */
  readonly front?: (wall: Frame) => string;
  readonly side?: (wall: Frame, depth: number) => string;
  /** Draws what stands in front of the wall and under the roof, for example a balcony. */
  readonly porch?: (wall: Frame) => string;
  /** Draws what hides a part of the roof, for example a wing or a veranda with its own roof. */
  readonly wing?: (wall: Frame) => string;
};

const wallSheet = (f: Frame, w: number, b: Shell): string => {
  const dado = b.dadoHeight ?? 0.9;
  let out = face(f, upright(0, 0, w, b.h), b.wall);
  if (!out) return "";
  if (b.dado)
    out += face(f, upright(0, 0, w, dado), b.dado) + face(f, upright(0, dado, w, 0.08), mix(b.dado, OCEAN, 0.3));
  if (b.plinth) out += face(f, upright(0, 0, w, b.plinth), "#b9a88c");
  // Rain splashes laterite on the foot of every wall.
  return (
    out +
    patch(f, 0, 0, w, 0.16, RUST, opacity(0.3)) +
    (b.roof.shape === "flat" ? "" : shadow(f, 0, b.h - 0.5, w, 0.5, 0.2))
  );
};

/** Walls, openings, porch and roof of one box, with its shadow on the ground. */
export const shell = (f: Frame, b: Shell): string => {
  const [left, right] = [leftOf(f, b.d), rightOf(f, b.w)];
  let out =
    (b.onRoof?.(f) ?? "") +
    groundShadow(f, b.w, b.h, b.d, b.shadowOn === "grass" || f.stage.night ? OCEAN : RUST, 0.36);
  for (const wall of [left, right]) {
    const face = wallSheet(wall, b.d, b);
    if (face)
      out +=
        face +
        (b.roof.shape === "side-gable" ? gableWall(wall, b.d, b.h, b.roof.rise ?? 1.9, b.wall) : "") +
        (b.side?.(wall, b.d) ?? "");
  }
  out += wallSheet(f, b.w, b);
  if (b.roof.shape === "gable") out += gableWall(f, b.w, b.h, b.roof.rise ?? 1.9, b.wall);
  return out + (b.front?.(f) ?? "") + (b.porch?.(f) ?? "") + roof(f, b.w, b.h, b.d, b.roof) + (b.wing?.(f) ?? "");
};
