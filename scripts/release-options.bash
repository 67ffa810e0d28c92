# Options of `swift build` for release builds of the server's package, to be sourced. Scripts share
# them, since a build with other options would compile everything again.
#
# Swift's own libraries are linked in, so that programs run where no Swift is installed. Without
# debug information the build takes less time, and without exported symbols the linker leaves out
# what a program never calls. Packed relocations are 5 MB less to load; they need glibc 2.36.
release_options=(
  -c release --package-path Server --static-swift-stdlib -debug-info-format none
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic
  -Xlinker -z -Xlinker pack-relative-relocs
)
