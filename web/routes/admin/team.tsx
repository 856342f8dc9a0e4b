import { TeamPage } from "#web/features/team/team-page.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function Team() {
  usePageHead({ title: "Team", noindex: true });
  return <TeamPage />;
}
