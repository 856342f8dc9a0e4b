import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useIsAdminSignedIn, useIsSignedIn } from "#web/lib/session/has-session.ts";

/** Path, label, and prefixes of other paths that belong to the link. */
type NavLink = readonly [to: string, label: string, ...others: string[]];

const home: NavLink = [paths.home, "Home"];
const realEstate: NavLink = [paths.properties, "Real Estate", "/property", paths.realEstate];
const services: readonly NavLink[] = [
  [paths.janitorial, "Cleaning"],
  [paths.drivingSchool, "Driving School", paths.drivingSchoolLanding],
  [paths.health, "Health", paths.healthServices],
];
const about: NavLink = [paths.about, "About"];

const barLinks: readonly NavLink[] = [home, [...realEstate, paths.buy, paths.rent], ...services, about];

/** The links of the menu by heading. The links of the account follow in a group of their own. */
const menuGroups: readonly (readonly [heading: string, links: readonly NavLink[]])[] = [
  ["Homes", [realEstate, [paths.buy, "Buy"], [paths.rent, "Rent"]]],
  ["Services", services],
  ["Company", [home, about, [paths.contact, "Contact"]]],
];

/** Groups of links, two side by side; one if the text is large. */
const groupsClass = "menu-groups grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4 *:border-t *:border-line";

const linkClass = "flex cursor-pointer items-center font-medium text-ink aria-[current]:text-ocean";
const menuLinkClass = `${linkClass} min-h-control aria-[current]:underline`;
const barLinkClass = classNames(
  linkClass,
  "min-h-18 border-b-3 border-transparent pt-0.5 whitespace-nowrap",
  "hover:border-line hover:no-underline aria-[current]:border-ocean",
);

/** The links of the bar, or those of the menu, which has more of them in groups. */
export function NavLinks({ inMenu }: { inMenu?: boolean }) {
  const { pathname } = useLocation();
  const signedIn = useIsSignedIn();
  const isAdmin = useIsAdminSignedIn();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const onLogOut = () =>
    import("#web/lib/session/log-out.ts").then(
      ({ logOutOrAsk }) => navigate(logOutOrAsk(paths.home)),
      () => setHasFailed(true),
    );
  const className = inMenu ? menuLinkClass : barLinkClass;
  const link = ([to, label, ...others]: NavLink) => {
    const within = [to, ...others].some((path) => pathname === path || pathname.startsWith(`${path}/`));
    const current = pathname === to ? "page" : within ? "true" : undefined;
    return (
      <Link key={to} to={to} className={className} aria-current={current}>
        {label}
      </Link>
    );
  };
  const account = signedIn ? (
    <>
      {isAdmin && link([paths.admin, "Admin"])}
      {/* The bar has no room for both, and the admin area has the account. */}
      {(inMenu || !isAdmin) && link([paths.account, "Account"])}
      <button type="button" className={className} onClick={onLogOut}>
        {hasFailed ? "Still logged in. Try again" : "Logout"}
      </button>
    </>
  ) : (
    <>
      {link([paths.login, "Login"])}
      {inMenu && link([paths.signup, "Sign up"])}
    </>
  );
  if (!inMenu)
    return (
      <>
        {barLinks.map(link)}
        {account}
      </>
    );
  return (
    <div className={groupsClass}>
      {menuGroups.map(([heading, links]) => (
        <div key={heading}>
          <p className="pt-3 text-ink2">{heading}</p>
          {links.map(link)}
        </div>
      ))}
      <div>
        <p className="pt-3 text-ink2">Account</p>
        {account}
      </div>
    </div>
  );
}
