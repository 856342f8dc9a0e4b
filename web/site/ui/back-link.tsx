import { Link } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface BackLinkProps {
  to: string;
  label: string;
  isHidden?: boolean;
}

/** The way to the page above this one: the first line of the page, above titles and images. */
export const BackLink = ({ to, label, isHidden }: BackLinkProps) => (
  <div className="wrap pt-2 lg:pt-6">
    <Link className={classNames("more", isHidden && "invisible")} to={to}>
      <Icon name="left" /> <span>{label}</span>
    </Link>
  </div>
);
