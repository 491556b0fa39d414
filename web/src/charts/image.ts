// A drawing of the page as an image that stands alone: what it takes from the page's styles is written into it.

/** The text of an SVG file. */
export function toSvg(drawing: SVGSVGElement, title: string): string {
  const styles = getComputedStyle(drawing);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', 'sans-serif');
  copy.setAttribute('color', styles.color);
  const { width, height } = drawing.viewBox.baseVal;
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width, height, fill: 'var(--paper)' })) paper.setAttribute(name, String(value));
  const named = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  named.textContent = title;
  copy.prepend(named, paper);
  return new XMLSerializer().serializeToString(copy).replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolved(drawing, name));
}

/** A PNG of twice the drawing's size, for sharp print. */
export async function toPng(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width * 2, height * 2);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'));
}

// A custom property may itself be light-dark(…): what it comes to is asked of a color that uses it.
function resolved(drawing: SVGSVGElement, name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  drawing.parentElement?.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
