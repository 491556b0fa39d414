// Which driver the newest PyTorch wants on an accelerator, from the table of versions that go together.
import type { Compatibility } from '../dossier/dossier';
import { t } from '../i18n/speech';

export interface Stack {
  expected: string;
  sources: string[];
}

export function stackFor(accelerator: string | null, vendor: string | undefined, compatibility: Compatibility): Stack | undefined {
  const framework = compatibility.frameworks.find((known) => known.framework === 'pytorch');
  const release = framework?.releases[0];
  if (!framework || !release) return undefined;
  const words = { framework: framework.name, version: release.version };
  if (vendor === 'AMD' && release.rocm?.[0] !== undefined) {
    return { expected: t('checklist.driver.rocm', { ...words, rocm: release.rocm[0] }), sources: [framework.source] };
  }
  if (vendor !== 'NVIDIA') return undefined;
  const capability = compatibility.compute_capability.find((known) => known.accelerator === accelerator);
  if (!capability) return undefined;
  // Builds for a CUDA version run on some accelerators and not on others; the oldest that runs wants the least of a driver.
  const cuda = release.cuda?.find((version) => compatibility.builds.some((build) => build.framework === 'pytorch'
    && build.cuda.includes(version) && within(release.version, build.from, build.to)
    && within(capability.capability, build.capability_from, build.capability_to)));
  const { source, rows } = compatibility.cuda.toolkits;
  const toolkit = rows.find((row) => row.version === cuda && row.update === undefined);
  if (cuda === undefined || !toolkit) return undefined;
  return {
    expected: t('checklist.driver.cuda', { ...words, cuda, driver: toolkit.driver_linux_min }),
    sources: [framework.source, source, capability.source],
  };
}

function within(version: string, from: string, to: string): boolean {
  return compare(from, version) <= 0 && compare(version, to) <= 0;
}

/** Versions compare part by part: 2.14 is newer than 2.9. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
