import type { ServiceSlug } from "#contract/services/services.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";
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
        <div className="mt-4 grid gap-2">
          <ContactButtons service={service} chatText={opening} />
          {site.email && (
            <a className="inline-flex min-h-touch items-center gap-2 wrap-anywhere" href={`mailto:${site.email}`}>
              <Icon name="mail" />
              <span>{site.email}</span>
            </a>
          )}
        </div>
      </div>
      <div>
        <OpeningTimes site={site} className="mt-4" />
      </div>
    </aside>
  );
}
