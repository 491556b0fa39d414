// Emscripten's Embind registers strings of 16-bit and 32-bit characters whether or not anything uses them; with these
// in their place their conversions, a fifth of the glue, are left out of the download. Nothing of ours has such strings.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function() {},
});
