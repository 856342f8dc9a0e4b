import { paths } from "#web/lib/page/paths.ts";
import { ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EveningImage } from "./evening-image.tsx";

const services = [
  [paths.realEstate, "Real estate"],
  [paths.healthServices, "Health services"],
  [paths.drivingSchoolLanding, "Driving school"],
  [paths.janitorial, "Cleaning"],
] as const;

const row = "grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:flex sm:flex-wrap *:px-4";

/** Dark band at the end of the home page. */
export function HomeCallToAction() {
  return (
    <section className="on-deep bg-deep text-on-deep lg:grid lg:grid-cols-2 lg:items-center" aria-labelledby="closing">
      <EveningImage className="aspect-3/2 w-full object-cover lg:order-2 lg:h-full lg:max-h-[28rem]" loading="lazy" />
      <div className="wrap w-full py-8 lg:mr-0 lg:max-w-[38.75rem]">
        <h2 id="closing">Questions? Call or message us</h2>
        <p className="mt-3 max-w-[46ch] text-on-deep2">Tell us what you need. We answer by phone, WhatsApp or email.</p>
        <div className={`mt-6 ${row}`}>
          <ContactButtons isMain isCompact />
        </div>
        <div className={`mt-2 ${row}`}>
          {services.map(([to, name]) => (
            <ButtonLink key={to} to={to} look="outline">
              {name}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
