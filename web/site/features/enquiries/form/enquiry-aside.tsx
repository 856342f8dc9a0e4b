import type { ServiceSlug } from "#contract/services/services.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { OpeningTimes } from "#web/site/ui/contact/opening-times.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { whatsAppTexts } from "../messages.ts";

/** Phone, WhatsApp, e-mail and opening hours beside a form. */
export function EnquiryAside({ service, about }: { service: ServiceSlug; about: string | undefined }) {
  const site = useSite(service);
  const opening = about ? `Hello, I have a question about ${about}.` : whatsAppTexts[service];
  if (!site.phone && !site.whatsapp && !site.email) return null;
  return (
    <aside className="grid gap-x-8 border-t-2 border-ocean pt-4 sm:grid-cols-2 lg:block">
      <div>
        <h3>Call or message us</h3>
        {site.week ? (
          <OpeningStatus className="mt-1 text-1 text-ink2" />
        ) : (
          <p className="mt-1 text-1 text-ink2">We answer calls and WhatsApp messages during opening hours.</p>
        )}
        <ContactPair className="mt-4" service={service} chatText={opening} hasNumber />
        {site.email && (
          <a className="mt-2 inline-flex min-h-touch items-center gap-2 wrap-anywhere" href={`mailto:${site.email}`}>
            <Icon name="mail" />
            <span>{site.email}</span>
          </a>
        )}
      </div>
      <div>
        <OpeningTimes site={site} className="mt-4" />
      </div>
    </aside>
  );
}
