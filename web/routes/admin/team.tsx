import { TeamPage } from "#web/features/admin/team/team-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Team() {
  usePageHead({ title: "Team", noindex: true });
  return <TeamPage />;
}
