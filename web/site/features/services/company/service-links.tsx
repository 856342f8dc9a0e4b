import { Link } from "react-router-dom";
import { imageSizes } from "#web/lib/format/image-sizes.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ServiceThumbnail } from "../sections/service-image.tsx";

const services = [
  { to: paths.realEstate, image: "real-estate", title: "Real estate", text: "Houses, apartments, offices and halls" },
  { to: paths.health, image: "clinic", title: "Health services", text: "Doctors and home visits" },
  { to: paths.drivingSchool, image: "driving-school", title: "Driving school", text: "Courses for every licence" },
  { to: paths.janitorial, image: "cleaning", title: "Cleaning", text: "Homes, offices and schools" },
] as const;

/** Links to the four services with their illustrations. */
export function ServiceLinks() {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-x-8">
      {services.map(({ to, image, title, text }) => (
        <li key={to}>
          <Link className="block" to={to}>
            <ServiceThumbnail name={image} className="w-full" sizes={imageSizes("45vw", "(min-width: 60em) 18rem")} />
            <b className="mt-2 block">{title}</b>
          </Link>
          <p className="text-1 text-ink2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
