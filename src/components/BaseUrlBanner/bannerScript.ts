/**
 * The script that adds the banner when the scripts of the site did not load. It is part of the page and
 * loads nothing, because with a wrong base URL no other file can be found. Where the base URL is right, the scripts are
 * missing for another reason, and `plugins/pages/first-load` says so.
 *
 * @param baseUrl base URL that the site was built with
 * @returns JavaScript for an inline script
 */
export function bannerScript(baseUrl: string): string {
  const configured = JSON.stringify(baseUrl).replace(/</g, '\\u003c');
  return `addEventListener('load', function () {
  if (window.docusaurus) return;
  var suggested = location.pathname.replace(/\\/?$/, '/');
  if (suggested === ${configured}) return;
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:20px;padding:20px;border:4px solid #b00020;background:#fff;color:#1d1d1d;font:18px/1.5 sans-serif';
  [
    'Your site did not load properly.',
    'The files of the site were not found. This often means that the base URL is wrong.',
    'The site was built for the base URL ' + ${configured} + '.',
    'We suggest building it with the base URL ' + suggested + ' (BASE_URL=' + suggested + ' npm run build).'
  ].forEach(function (text, index) {
    var line = document.createElement('p');
    if (index === 0) line.style.cssText = 'font-weight:bold;font-size:26px';
    line.textContent = text;
    banner.appendChild(line);
  });
  document.body.prepend(banner);
});`;
}
