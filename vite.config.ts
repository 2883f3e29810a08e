import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gathered } from './scripts/gathered.mjs'
import { offline } from './scripts/offline.mjs'
import { shaders } from './scripts/shaders.mjs'

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  plugins: [react(), gathered(), shaders(), offline()],
  build: isSsrBuild
    ? {
        outDir: 'dist-cli',
        target: 'node20',
        ssr: 'src/cli/main.ts',
        rolldownOptions: { output: { entryFileNames: 'campo.mjs' } },
      }
    : {
        outDir: 'dist',
        target: 'es2022',
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'three', test: /node_modules[\\/]three[\\/]/ },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/ },
              ],
            },
          },
        },
      },
}))
