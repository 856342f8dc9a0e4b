/** The first link of a page. It is hidden until it has the focus. */
export function SkipLink() {
  return (
    <a
      className="absolute -left-999 focus:top-2 focus:left-4 focus:z-9 focus:bg-raise focus:p-3 print:hidden"
      href="#main"
    >
      Skip to content
    </a>
  );
}
