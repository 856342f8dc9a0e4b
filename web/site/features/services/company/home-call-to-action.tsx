import { paths } from "#web/lib/page/paths.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { buttonPairClass, ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EveningImage } from "./evening-image.tsx";

const services = [
  [paths.realEstate, "Real estate"],
  [paths.healthServices, "Health services"],
  [paths.drivingSchoolLanding, "Driving school"],
  [paths.janitorial, "Cleaning"],
] as const;

/** Dark band at the end of the home page. */
export function HomeCallToAction() {
  return (
    <section className="on-deep bg-deep text-on-deep lg:grid lg:grid-cols-2 lg:items-center" aria-labelledby="closing">
      <EveningImage className="aspect-3/2 w-full object-cover lg:order-2 lg:h-full lg:max-h-[28rem]" loading="lazy" />
      <div className="wrap w-full py-8 lg:mr-0 lg:max-w-[38.75rem]">
        <h2 id="closing">Questions? Call or message us</h2>
        <p className="mt-3 max-w-[46ch] text-on-deep2">Tell us what you need. We answer by phone, WhatsApp or email.</p>
        <ActionGroup className="mt-6">
          <ContactPair isMain />
          <div className={buttonPairClass}>
            {services.map(([to, name]) => (
              <ButtonLink key={to} to={to} look="outline">
                {name}
              </ButtonLink>
            ))}
          </div>
        </ActionGroup>
      </div>
    </section>
  );
}
