import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { useIsSignedIn } from "#web/lib/session/has-session.ts";
import { Link } from "#web/ui/link.tsx";

/** Path, label, and prefixes of other paths that belong to the link. */
const links: [to: string, label: string, ...others: string[]][] = [
  [paths.home, "Home"],
  [paths.properties, "Real Estate", paths.buy, paths.rent, "/property", paths.realEstate],
  [paths.janitorial, "Janitorial"],
  [paths.drivingSchool, "Driving School", paths.drivingSchoolLanding],
  [paths.health, "Health", paths.healthServices],
  [paths.about, "About"],
];

/** Links that only the menu has, where there is space for them. */
const menuLinks: typeof links = [
  [paths.home, "Home"],
  [paths.buy, "Buy"],
  [paths.rent, "Rent"],
  ...links.slice(1),
  [paths.contact, "Contact"],
];

/** The links of the bar and of the menu, which has more of them. */
export function NavLinks({ inMenu }: { inMenu?: boolean }) {
  const { pathname } = useLocation();
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const onLogOut = async () => {
    const { logOutOrAsk } = await import("../log-out.ts");
    navigate(logOutOrAsk(paths.home));
  };
  const link = (to: string, label: string, ...others: string[]) => {
    const within = [to, ...others].some((path) => pathname === path || pathname.startsWith(`${path}/`));
    const current = pathname === to ? "page" : within ? "true" : undefined;
    return (
      <Link key={to} to={to} className="nav-link" aria-current={current}>
        {label}
      </Link>
    );
  };
  return (
    <>
      {(inMenu ? menuLinks : links).map((entry) => link(...entry))}
      {signedIn ? (
        <>
          {link(paths.account, "Account")}
          <button type="button" className="nav-link" onClick={onLogOut}>
            Logout
          </button>
        </>
      ) : (
        link(paths.login, "Login")
      )}
      {inMenu && !signedIn && link(paths.signup, "Sign up")}
    </>
  );
}
