import type { ComponentType, ReactElement } from "react";
import type { RouteObject } from "react-router-dom";
import { createLazyScreen, type LazyScreen } from "#web/lib/page/lazy/lazy-screen.tsx";

interface PageOptions {
  /** The page has no data of its own: the build renders it too, for when the database is unavailable. */
  isStatic?: boolean;
  inSitemap?: boolean;
  /** The page has an enquiry form, which is posted to the page's own URL when there is no script. */
  hasForm?: boolean;
  /** The page is useful without its data: the worker renders it also while the database is unavailable. */
  worksWithoutData?: boolean;
  /** The page shows the team, so the worker includes it in the page's data. */
  showsTeam?: boolean;
}

interface PageHandle extends PageOptions {
  /** Loads the module of the screen. */
  load: () => Promise<object>;
  preload: LazyScreen["preload"];
}

/** A route of React Router, with what the server and the layout need to know of its page. */
export type PageRoute = RouteObject & { path: string; element: ReactElement; handle: PageHandle };

/**
 * Returns the route of a screen, whose code loads when it is needed.
 * @param path a path of this site as React Router writes it: `:name` is one part, a final `/*` any further parts
 * @param load imports the screen's file, which is in `web/routes`
 * @param name the component that the module exports; it may also export `pageKeys`
 */
export function createRoute<Name extends string>(
  path: string,
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  options?: PageOptions,
): PageRoute {
  const { Screen, preload } = createLazyScreen(async () => (await load())[name]);
  return { path, element: <Screen />, handle: { load, preload, ...options } };
}
