/**
 * Runs in the head before anything is drawn: says that there is a script, puts the stored choice of theme on the page so
 * that it never flashes in the other one, and remembers the button pressed last before the page's own script listens
 * (web/lib/early-tap.ts). Its hash stands in the Content-Security-Policy; a test compares both.
 */
export const themeScript =
  '((d,w)=>{d.dataset.js="";try{const t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch{}w.addEventListener("click",w.keepTap=(e)=>{w.earlyTap=e.target.closest("button[type=button]")})})(document.documentElement,window)';

/** SHA-256 of `themeScript`, base64, as it stands in the policy between quotes. */
export const themeScriptHash = "sha256-IljJTtNnZHE4TNyxaPXxm1IA1PgCxhpv7hXoAr/dsAQ=";
