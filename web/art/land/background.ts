import type { Stage } from "../kit/stage.ts";
import { pt } from "../kit/svg.ts";
import { palm } from "../plants/palm.ts";
import { hills, sea, shore, town, treeline } from "./far.ts";
import { yard } from "./ground.ts";
import { type Sky, sky } from "./sky.ts";

export type Background = Sky & {
  readonly far: "sea" | "hills" | "bush" | "town" | "palms";
  readonly ground?: "earth" | "grass" | "sand";
  readonly line?: number;
};

/** Sky, horizon and ground. Draw it first. */
export const background = (s: Stage, o: Background): string => {
  const line = o.line ?? s.horizon + 22;
  const ground = o.ground ?? "earth";
  let out = sky(s, o);
  if (o.far === "sea")
    return (
      out +
      hills(s, 26, 1) +
      sea(s, line - s.horizon + 20) +
      (ground === "sand" ? shore(s, line, 14) : yard(s, line, ground))
    );
  if (o.far === "town") return out + hills(s, 54, 2) + town(s, s.horizon - 24, line) + yard(s, line, ground);
  out += hills(s, o.far === "hills" ? 84 : 44, o.far === "hills" ? 3 : 2);
  if (o.far === "palms")
    for (const [x, h] of [pt(90, 120), pt(170, 96), pt(560, 110), pt(650, 140), pt(736, 104)])
      out += palm(s, x, line, h, { lean: s.rng.range(-0.12, 0.12), nuts: false, fronds: 6 });
  return out + treeline(s, line, o.far === "hills" ? 26 : 36, o.far === "hills" ? 4 : 2) + yard(s, line, ground);
};
