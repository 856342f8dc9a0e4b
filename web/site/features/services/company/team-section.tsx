import useSWR from "swr";
import type { TeamMember } from "#contract/site/site-details.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { siteKey, telLink, useSite } from "#web/lib/page/site-context.ts";
import { sampleTeam } from "#web/samples/team.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { Portrait } from "../professionals/portrait.tsx";
import { ServiceSection } from "../sections/service-section.tsx";

/**
 * The team that the owner has entered, or six sample cards if the settings show them. Contacts on sample cards are plain
 * text, because a link would lead to an invented person.
 */
export function TeamSection() {
  const { team, shown } = useSite();
  // Only this page is rendered with the team. Visitors from other pages load it here, once for the whole site.
  const { error } = useSWR(team ? null : siteKey, { revalidateOnMount: true, dedupingInterval: 0 });
  const isSample = team?.length === 0;
  if (isSample && !shown.sample_team) return null;
  return (
    <ServiceSection id="team" title="Our team" tone="sand" more={isSample && <StateLabel>Sample</StateLabel>}>
      {team ? (
        <TeamCards team={isSample ? sampleTeam : team} isSample={isSample} />
      ) : (
        <p className="mt-4 text-ink2">
          {error ? "The team could not be loaded. Please reload the page." : "Loading..."}
        </p>
      )}
    </ServiceSection>
  );
}

function TeamCards({ team, isSample }: { team: readonly TeamMember[]; isSample: boolean }) {
  return (
    <>
      {isSample && (
        <p className="mt-2 max-w-[60ch] text-ink2">
          These profiles are samples. To reach our team, please call our office.
        </p>
      )}
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {team.map(({ name, position, email, phone, description }, index) => (
          <li key={name + position} className="border-t border-line py-5">
            <div className="flex flex-wrap items-start gap-3">
              <Portrait professional={{ id: isSample ? `team-${index + 1}` : name, name }} />
              <div className="min-w-0 grow basis-[8rem]">
                <h3 className="text-3 wrap-anywhere">{name}</h3>
                <p className="font-medium text-ocean">{position}</p>
              </div>
            </div>
            {description && <p className="mt-2 whitespace-pre-line">{description}</p>}
            {isSample ? (
              <p className="mt-2 text-1 text-ink2">
                <ExactText text={joinParts([email, phone], " · ")} />
              </p>
            ) : (
              <Contacts email={email} phone={phone} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Contacts({ email, phone }: { email: string | null; phone: string | null }) {
  const look = "flex min-h-touch items-center wrap-anywhere";
  return (
    <>
      {email && (
        <a className={look} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={look} href={telLink(phone)} translate="no">
          {phone}
        </a>
      )}
    </>
  );
}
