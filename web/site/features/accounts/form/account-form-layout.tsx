import type { ReactNode } from "react";
import { useDarkMedia } from "#web/lib/page/theme.ts";
import { phone } from "#web/site/lib/first-images/first-images.ts";

interface AccountFormLayoutProps {
  title: string;
  lead?: ReactNode;
  /** Beside the form on wide screens; by default an illustration of its height, on phones below the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with one form. */
export function AccountFormLayout({ title, lead, aside, children }: AccountFormLayoutProps) {
  return (
    <div className="wrap grid gap-8 py-6 sm:grid-cols-2 lg:gap-12 lg:py-12">
      <div className="max-w-[30rem]">
        <h1>{title}</h1>
        {lead && <p className="mt-2 text-ink2">{lead}</p>}
        <div className="mt-6 grid gap-6">{children}</div>
        <p className="no-script mt-4 text-ink2">
          JavaScript is off in your browser. Turn it on to use your account. If it is on, use a newer browser.
        </p>
      </div>
      <div className={aside ? "max-sm:hidden lg:sticky lg:top-24 lg:self-start" : "relative max-sm:h-40"}>
        {aside ?? <AccountDrawing className="absolute inset-0 h-full w-full" />}
      </div>
    </div>
  );
}

/** An illustration by day, or in the dark theme at night. */
export function AccountDrawing({ className }: { className: string }) {
  const dark = useDarkMedia();
  return (
    <picture className="block h-full">
      <source media={`${phone} and ${dark}`} srcSet="/art/night-480.webp" />
      <source media={dark} srcSet="/art/night-1280.webp" />
      <source media={phone} srcSet="/art/hero-480.webp" />
      <img
        className={`rounded-m object-cover object-[52%] ${className}`}
        src="/art/hero-1280.webp"
        width="1280"
        height="960"
        loading="lazy"
        alt=""
      />
    </picture>
  );
}
