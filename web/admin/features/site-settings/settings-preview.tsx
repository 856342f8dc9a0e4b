import type { ServiceSlug } from "#contract/services/services.ts";
import type { SiteDetails, TeamMember } from "#contract/site/site-details.ts";
import { visibleSite } from "#contract/site/visible-site.ts";
import { joinParts } from "#web/lib/format/format-values.ts";

interface SettingsPreviewProps {
  details: SiteDetails;
  /** Shows what the pages of this service show; undefined is the whole business. */
  service: ServiceSlug | undefined;
  /** The section of the form in view: only what it changes is shown, or else the contacts. Without it, everything is shown. */
  section?: string | undefined;
}

const partsOfSections = ["hours", "figures", "links", "team"];

/** A number stays in one line of a narrow phone, also with large text. */
const numberClass = "text-[length:min(var(--text-2),9vw)] whitespace-nowrap lg:text-1";

/** Shows the values of the form as visitors will read them. */
export function SettingsPreview({ details, service, section }: SettingsPreviewProps) {
  const part = section && (partsOfSections.includes(section) ? section : "contacts");
  const isShown = (name: string) => !part || part === name;
  const site = visibleSite(details, service);
  return (
    <aside
      aria-labelledby="preview-title"
      className="rounded-l border border-line bg-raise p-4 wrap-anywhere lg:py-3 lg:text-1"
    >
      <h2 id="preview-title" className="font-sans text-1 tracking-[normal] text-ink2">
        Preview: what visitors see
      </h2>
      <p className="mt-2 font-head text-3">{site.name}</p>
      <div hidden={!isShown("contacts")}>
        <p className="text-ink2">{joinParts([site.address, site.city, site.country])}</p>
        <p className="mt-3">
          <span className={numberClass}>{site.phone ?? "No phone number"}</span>
          <br />
          {site.whatsapp ? (
            <>
              WhatsApp <span className={numberClass}>{site.whatsapp}</span>
            </>
          ) : (
            <span>No WhatsApp number</span>
          )}
          <br />
          <span>{site.email ?? "No email"}</span>
        </p>
      </div>
      <div hidden={!isShown("hours")}>
        <ul className="mt-3 text-ink2">
          {site.hours.map(({ days, hours }) => (
            <li key={days + hours}>
              <span>{`${days}:`}</span> <span className="whitespace-nowrap">{hours}</span>
            </li>
          ))}
        </ul>
        {site.hours_note && <p className="text-ink2">{site.hours_note}</p>}
      </div>
      <div hidden={!isShown("figures")}>
        <dl className="mt-3">
          {site.claims.map(({ value, label }) => (
            <div key={value + label} className="flex flex-row-reverse justify-end gap-2">
              <dt className="text-ink2">{label}</dt>
              <dd className="min-w-[min(3.25rem,22%)] font-bold wrap-normal">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!service && (
        <>
          <p className="mt-3" hidden={!isShown("links") || site.social.length === 0}>
            {site.social.map(({ label }) => label).join(", ")}
          </p>
          <div hidden={!isShown("team")}>
            <TeamPreview team={details.team} showsSamples={site.shown.sample_team} />
          </div>
        </>
      )}
    </aside>
  );
}

function TeamPreview({ team, showsSamples }: { team: TeamMember[]; showsSamples: boolean }) {
  return (
    <>
      <h3 className="mt-4 text-1 font-bold text-ink2">Team</h3>
      {team.length === 0 && <p>{showsSamples ? "Example team (not real)" : "No team"}</p>}
      <ul>
        {team.map(({ name, position, email, phone, description }) => (
          <li key={name + position} className="mt-2 border-t border-line pt-2">
            <p className="font-bold">{name}</p>
            <p>{position}</p>
            {description && <p className="text-1 whitespace-pre-line text-ink2">{description}</p>}
            {email && <p className="text-1">{email}</p>}
            {phone && <p className="text-1 whitespace-nowrap">{phone}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
