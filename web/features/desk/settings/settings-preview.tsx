import type { ServiceSlug } from "#contract/services.ts";
import type { SiteDetails } from "#contract/site.ts";

interface SettingsPreviewProps {
  details: SiteDetails;
  /** As this service's pages show it; the business's own otherwise. */
  service: ServiceSlug | undefined;
}

/** What visitors will read, from what stands in the form. */
export function SettingsPreview({ details, service }: SettingsPreviewProps) {
  const own = service && details.services[service];
  const claims = own && own.claims.length > 0 ? own.claims : details.claims;
  return (
    <aside aria-labelledby="preview-title" className="on-deep rounded-l bg-deep p-4 text-on-deep">
      <h2 id="preview-title" className="text-1 font-bold text-on-deep2">
        Preview
      </h2>
      <p className="mt-2 font-head text-4">{details.name}</p>
      <p className="text-on-deep2">
        {details.address}, {details.city}, {details.country}
      </p>
      <p className="mt-3">
        {own?.phone ?? details.phone}
        <br />
        WhatsApp {own?.whatsapp ?? details.whatsapp}
        <br />
        {own?.email ?? details.email}
      </p>
      <ul className="mt-3 text-on-deep2">
        {details.hours.map(({ days, hours }) => (
          <li key={days + hours}>
            {days}: {hours}
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-2 gap-3">
        {claims.map(({ value, label }) => (
          <div key={value + label} className="flex flex-col-reverse">
            <dt className="text-1 text-on-deep2">{label}</dt>
            <dd className="text-3 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {details.social.length > 0 && <p className="mt-3">{details.social.map(({ label }) => label).join(", ")}</p>}
    </aside>
  );
}
