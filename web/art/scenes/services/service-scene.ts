import { type Stage, stage, type View } from "../../kit/stage.ts";
import { svgDocument } from "../../kit/svg.ts";

/** An illustration of a service. The pages show it as decoration, so it has no alt text. */
export type ServiceScene = {
  readonly name: string;
  /** Returns the same SVG for the same name every time. */
  readonly draw: () => string;
};

export const serviceScene = (name: string, view: View, draw: (s: Stage) => string): ServiceScene => ({
  name,
  draw: () => svgDocument("", draw(stage(name, view))),
});
