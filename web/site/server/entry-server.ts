import type { PageRenderer } from "#contract/site/page-renderer.ts";
import { fillShell } from "#web/site/lib/page/fill-shell.ts";
import { cleanPastedPath } from "./clean-pasted-path.ts";
import {
  acceptsForm,
  coursePath,
  listingPath,
  pagePlan,
  professionalPath,
  sitemapPaths,
  staticPaths,
  suggestedKeys,
} from "./page-plan.ts";
import { changedSite, renderPage, shellHead } from "./render-page.tsx";
import { searchRedirect } from "./search-redirect.ts";

/** The build bundles it for the worker. */
export const renderer: PageRenderer = {
  acceptsForm,
  changedSite,
  cleanPastedPath,
  coursePath,
  professionalPath,
  fillShell,
  listingPath,
  pagePlan,
  renderPage,
  searchRedirect,
  shellHead,
  sitemapPaths,
  staticPaths,
  suggestedKeys,
};
