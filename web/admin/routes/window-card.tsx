import { matchPath, useLocation } from "react-router-dom";
import { windowCardPath } from "#contract/site/admin-paths.ts";
import { WindowCardPage } from "#web/admin/features/window-card/window-card-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function PrintWindowCard() {
  // The admin area chooses the screen itself, so that its routes have no `useParams`.
  const { pathname } = useLocation();
  const uuid = matchPath(windowCardPath(":uuid"), pathname)?.params.uuid ?? "";
  usePageHead({ title: "Window card", noindex: true });
  return <WindowCardPage key={uuid} uuid={uuid} />;
}
