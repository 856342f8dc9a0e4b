import type { ComponentType } from "react";
import type { AdminRole } from "#contract/accounts/roles.ts";
import { createLazyScreen, type LazyScreen } from "#web/lib/page/lazy/lazy-screen.tsx";
import { matchPath } from "#web/lib/page/match-path.ts";

interface RouteOptions {
  /**
   * How the page is rendered. By default the worker renders it with its data. `static`: the build renders it without
   * data. `shell`: the browser renders it, with its own layout.
   */
  kind?: "static" | "shell";
  inSitemap?: boolean;
  /** The page has an enquiry form, which is posted to the page's own URL when there is no script. */
  hasForm?: boolean;
  /** The page is useful without its data: the worker renders it also while the database is unavailable. */
  worksWithoutData?: boolean;
  /** The page shows the team, so the worker includes it in the page's data. */
  showsTeam?: boolean;
  /** The lowest role that may open an admin screen. */
  role?: AdminRole;
}

/** Loads a screen's module. The build adds the name of its file below web/ in the server's bundle. */
type LoadModule<Module> = (() => Promise<Module>) & { file?: string };

export interface Route extends LazyScreen, RouteOptions {
  /** A path with `:name` for one part, or with a final `/*` for any further parts. */
  path: string;
  load: LoadModule<object>;
}

/**
 * Returns the route of a screen, whose code loads when it is needed.
 * @param load an arrow function with one import, as in the route tables: the build reads the name of the file from it
 * @param name the component that the module exports; it may also export `pageKeys`
 */
export function createRoute<Name extends string>(
  path: string,
  load: LoadModule<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  options?: RouteOptions,
): Route {
  return { path, load, ...createLazyScreen(() => load().then((module) => module[name])), ...options };
}

/** Returns the first route of a table that matches a path. */
export function findRouteIn(table: readonly Route[], pathname: string): Route | undefined {
  return table.find(({ path }) => matchPath(path, pathname));
}
