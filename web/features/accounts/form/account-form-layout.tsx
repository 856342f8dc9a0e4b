import type { ReactNode } from "react";

interface AccountFormLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page with one form, and an illustration beside it on wide screens. */
export function AccountFormLayout({ title, lead, children }: AccountFormLayoutProps) {
  return (
    <div className="wrap grid gap-8 py-8 lg:grid-cols-2 lg:gap-12 lg:py-12">
      <div className="max-w-120">
        <h1>{title}</h1>
        {lead && <p className="mt-2 text-ink2">{lead}</p>}
        <div className="mt-6 grid gap-6">{children}</div>
        <p className="no-script mt-4 text-ink2">JavaScript is off in your browser. Turn it on to use your account.</p>
      </div>
      <img
        className="max-lg:hidden aspect-4/3 w-full rounded-m object-cover lg:sticky lg:top-24"
        src="/art/night-800.webp"
        width="800"
        height="533"
        loading="lazy"
        alt=""
      />
    </div>
  );
}
