import { ReportScreen, reportKeys } from "#web/site/features/listings/report/report-screen.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = (_, url) => reportKeys(url.searchParams);

/** The page that reports a listing, with a form that works without a script. */
export function Report() {
  return <ReportScreen />;
}
