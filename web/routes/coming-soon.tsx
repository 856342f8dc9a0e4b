import { useLocation } from "react-router-dom";
import { ServiceHero } from "#web/features/services/sections/service-hero.tsx";
import { ServiceThumbnail } from "#web/features/services/sections/service-image.tsx";
import { ServiceSection } from "#web/features/services/sections/service-section.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

const sections = {
  health: {
    title: "Health Services is coming soon",
    lead: "This part of the health pages is not ready yet. Find a doctor in our list, or call or message us.",
    image: "clinic",
  },
  careers: {
    title: "Our careers page is coming soon",
    lead: "We do not list jobs here yet. Are you looking for work? Tell us what you do and how we can reach you.",
    image: "cleaning",
  },
  other: {
    title: "This section is coming soon",
    lead: "This section is not ready yet. Until then, call or message us and we will help you.",
    image: "real-estate",
  },
} as const;

const services = [
  { to: paths.realEstate, image: "real-estate", title: "Real estate", text: "Houses, apartments, offices and halls" },
  { to: paths.health, image: "clinic", title: "Health services", text: "Doctors and home visits" },
  { to: paths.drivingSchool, image: "driving-school", title: "Driving school", text: "Courses for every licence" },
  { to: paths.janitorial, image: "cleaning", title: "Cleaning", text: "Homes, offices and schools" },
] as const;

function sectionOf(pathname: string): keyof typeof sections {
  if (pathname.startsWith(paths.health)) return "health";
  return pathname.startsWith(paths.careers) ? "careers" : "other";
}

/** A section that is not open yet, with links to what is. */
export function ComingSoon() {
  const section = sections[sectionOf(useLocation().pathname)];
  usePageHead({ title: section.title, noindex: true });
  return (
    <>
      <ServiceHero
        {...section}
        actions={
          <>
            <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
            <ButtonLink to={paths.home} look="outline">
              Go Home
            </ButtonLink>
          </>
        }
      />
      <ServiceSection id="services" title="What we do today">
        <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {services.map(({ to, image, title, text }) => (
            <li key={to}>
              <Link className="block" to={to}>
                <ServiceThumbnail name={image} className="w-full" />
                <b className="mt-2 block">{title}</b>
              </Link>
              <p className="text-1 text-ink2">{text}</p>
            </li>
          ))}
        </ul>
      </ServiceSection>
    </>
  );
}
