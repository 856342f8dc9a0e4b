import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { bookmarkHeader } from "#contract/http/bookmark-header.ts";
import { versionParam } from "#contract/http/version-param.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { findMatchedEndpoint } from "../matched-endpoint.ts";
import { setHeaders } from "../set-headers.ts";
import { openSession, readBookmark } from "./open-session.ts";

/**
 * Provides the database of a request. What everyone may see is read from the nearest replica. A person's reads are at
 * least as new as what this person has seen or written. Writes, and what decides on access, use the primary.
 */
export const chooseDatabase = createMiddleware<AppEnv>(async (c, next) => {
  const session = openSession(c.env.DB, getConstraint(c, readBookmark(c.req.header(bookmarkHeader))));
  c.set("db", session.db);
  await next();
  const isSignedIn = c.get("actor") !== undefined;
  const bookmark = isSignedIn && c.res.ok ? session.readBookmark() : null;
  if (bookmark) setHeaders(c, { [bookmarkHeader]: bookmark });
});

function getConstraint(c: Context<AppEnv>, bookmark: string | undefined): D1SessionConstraint | D1SessionBookmark {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return "first-primary";
  const endpoint = findMatchedEndpoint(c);
  const isPublic = endpoint ? endpoint.caching !== "never" : true;
  // A page that its author opens after a change has no header, only the version in its address.
  const isAuthor = c.req.query(versionParam) !== undefined;
  if (isPublic) return bookmark ?? (isAuthor ? "first-primary" : "first-unconstrained");
  return (!endpoint?.readsPrimary && bookmark) || "first-primary";
}
