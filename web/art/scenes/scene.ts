import type { Hour } from "../kit/palette.ts";
import { type Stage, stage, type View } from "../kit/stage.ts";
import { svgDocument } from "../kit/svg.ts";

export type Scene = {
  readonly name: string;
  /** A cover shows a property from outside; a view shows a part of it. */
  readonly role: "cover" | "view";
  readonly type: string;
  readonly hour: Hour;
  readonly alt: string;
  /** Returns the same SVG for the same name every time. */
  readonly draw: () => string;
};

type SceneMaker = (name: string, view: View, alt: string, draw: (s: Stage) => string) => Scene;

const sceneMaker =
  (role: Scene["role"], prefix: string): SceneMaker =>
  (name, view, alt, draw) => ({
    name: prefix + name,
    role,
    type: name.replace(/-\d+$/, ""),
    hour: view.hour,
    alt,
    draw: () => svgDocument(alt, draw(stage(prefix + name, view))),
  });

export const cover = sceneMaker("cover", "");
export const view = sceneMaker("view", "view-");

/** Returns a function that makes views of one kind of room. */
export const roomScene =
  <Options>(draw: (s: Stage, o: Options) => string) =>
  (name: string, alt: string, o: Options & { readonly view: View }): Scene =>
    view(name, o.view, alt, (s) => draw(s, o));
