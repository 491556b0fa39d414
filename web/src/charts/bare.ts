// A drawing of Plot as the page takes it. A style element within it is what the content security policy refuses, and the page's
// styles have its few rules; the whole is one image with one name, so its parts have none.
export function bare(figure: Element): SVGSVGElement {
  for (const style of figure.querySelectorAll('style')) style.remove();
  for (const part of figure.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return figure as SVGSVGElement;
}
