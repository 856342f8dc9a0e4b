import type { Hour } from "../kit/palette.ts";
import { type Stage, stage, type View } from "../kit/stage.ts";
import { sheet } from "../kit/svg.ts";

export type Picture = {
  readonly name: string;
  readonly role: "cover" | "view";
  readonly type: string;
  readonly hour: Hour;
  readonly alt: string;
  readonly draw: () => string;
};

/** One picture: its name seeds the hand, its view sets the eye and the hour. */
export const picture = (
  role: Picture["role"],
  name: string,
  view: View,
  alt: string,
  scene: (s: Stage) => string,
): Picture => ({
  name,
  role,
  hour: view.hour,
  alt,
  type: name.replace(/^view-/, "").replace(/-\d+$/, ""),
  draw: () => sheet(alt, scene(stage(name, view))),
});

/** Returns a function that makes scenes of one kind of room. */
export const roomScene =
  <Options>(draw: (s: Stage, o: Options) => string) =>
  (name: string, alt: string, o: Options & { readonly view: View }): Picture =>
    view(name, o.view, alt, (s) => draw(s, o));

export const cover = (name: string, view: View, alt: string, scene: (s: Stage) => string): Picture =>
  picture("cover", name, view, alt, scene);
export const view = (name: string, v: View, alt: string, scene: (s: Stage) => string): Picture =>
  picture("view", `view-${name}`, v, alt, scene);
