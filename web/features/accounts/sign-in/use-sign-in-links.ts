import { useQueryParams } from "#web/lib/page/use-query-params.ts";
import { readReturnPath, signInPath } from "#web/lib/session/return-path.ts";

/** Returns the page that the visitor came from, and a function for links that keep it. */
export function useSignInLinks() {
  const back = readReturnPath(useQueryParams());
  return { back, linkTo: (page: string) => signInPath(page, back) };
}
