import { TeamPage } from "#web/admin/features/team/team-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Team() {
  usePageHead({ title: "Team", noindex: true });
  return <TeamPage />;
}
