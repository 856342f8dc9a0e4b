import { Link } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";

const tiles = [
  { to: paths.realEstate, image: "homes", title: "Real estate", text: "Houses, apartments, offices and halls" },
  { to: paths.health, image: "health", title: "Health services", text: "Doctors and home visits" },
  {
    to: paths.drivingSchoolLanding,
    image: "driving",
    title: "Driving school",
    text: "Courses for every licence class",
  },
  { to: paths.janitorial, image: "cleaning", title: "Cleaning", text: "Homes, offices and schools" },
];

const listClass = classNames(
  "mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] overflow-hidden border-y border-line",
  "lg:mt-3 lg:border-t-0",
);
const tileClass = classNames(
  "block h-full px-1 py-3 text-center [box-shadow:-1px_-1px_var(--line)]",
  "lg:grid lg:grid-cols-[72px_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-4 lg:px-5 lg:py-5 lg:text-left lg:[li:first-child>&]:pl-0",
);
const titleClass = "mt-1.5 block text-1/[1.25] font-bold text-ink max-sm:[word-spacing:100vw] lg:mt-0 lg:text-3/[1.25]";

/** Links to the four services, side by side on phones so that all are visible without scrolling. */
export function ServiceTiles() {
  return (
    <nav className="wrap" aria-label="Services">
      <ul className={listClass}>
        {tiles.map(({ to, image, title, text }) => (
          <li key={to}>
            <Link to={to} className={tileClass}>
              <img
                className="mx-auto h-touch w-[56px] rounded-s object-cover lg:row-span-2 lg:h-[57px] lg:w-[72px]"
                src={`/art/spot-${image}.svg`}
                width="96"
                height="76"
                loading="lazy"
                alt=""
              />
              <strong className={titleClass}>{title}</strong>
              <span className="col-start-2 hidden text-1 text-ink2 lg:block">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
