// What the page loads when a vendor or a checklist is opened, beside the engine's documents: web/dossier.mjs builds it.

/** What a source says about a provider. */
export interface Fact {
  value: boolean | number | string;
  unit: string;
  note: string;
  source: string;
  as_of: string | null;
}

export interface Compatibility {
  /** The newest release comes first. */
  frameworks: { framework: string; name: string; source: string; as_of?: string; releases: { version: string; cuda?: string[]; rocm?: string[]; cann?: string[] }[] }[];
  /** Which accelerators, by compute capability, the builds of a framework for a CUDA version run on. */
  builds: { framework: string; from: string; to: string; cuda: string[]; capability_from: string; capability_to: string; source: string }[];
  cuda: { toolkits: { source: string; rows: { version: string; update?: number; driver_linux_min: string }[] } };
  compute_capability: { accelerator: string; capability: string; source: string }[];
}

export interface Dossier {
  /** The ids of what is asked of every provider. */
  facts: readonly string[];
  providers: Readonly<Record<string, Readonly<Record<string, Fact>>>>;
  /** `link_gb_per_s`: between the accelerators of a node, both directions of one accelerator together. */
  accelerators: Readonly<Record<string, { vendor: string; link: string; link_gb_per_s: number | null; source: string }>>;
  compatibility: Compatibility;
  sources: Readonly<Record<string, { title: string; publisher: string; locator: string; kind: string }>>;
}

export async function openDossier(): Promise<Dossier> {
  return (await import('#dossier')).default;
}
